export const file = 'File'
export const dropFile = 'Drop a file here, or choose one'
