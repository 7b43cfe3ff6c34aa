export const pictureNotSent = 'This picture wasn’t sent before the page reloaded. Add it again.'
export const fileDamaged = 'This file is damaged and can’t be read. Export it again.'
export const wrongType = 'Choose a JPEG, PNG, or WebP.'
export const fileTooLarge = 'This file is larger than 20 MB. Choose a smaller one.'
