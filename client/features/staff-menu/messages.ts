export const unpublish = 'Unpublish'
export const publish = 'Publish'
export const manage = (title: string) => `Manage ${title}`
export const imageGone = 'This image no longer exists.'
export const onStaticList = (collection: string) => `On the ${collection} static list`
export const addToStaticList = (collection: string) => `Add to the ${collection} static list`
