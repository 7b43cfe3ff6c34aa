export const showTips = 'Show tips'
export const beforeYouUpload = 'Before you upload'
export const sendLargest =
  'Send the largest file you have. It prints at 150 dots per inch: 5,400 pixels make 36 inches.'
export const whatIsTaken =
  'JPEG, PNG, WebP, or TIFF, up to 200 MB each, without a frame, watermark, or signature bar.'
export const describeWell = 'A title and ten good keywords help people find it. You can change them later.'
export const sampleWaits =
  'Pictures you sent with your application are below once you’re approved. Add details to sell them, or remove them.'
export const weReview = 'Our team reviews each picture before it goes on sale.'
export const hideTips = 'Hide tips'
export const grid = 'Grid'
export const list = 'List'
export const simpleUpload = 'Simple upload'
export const describeAll = 'Describe all pictures at once'
export const view = 'View'
