export const arrives = (days: string) => `Arrives ${days}`

export const subtotal = (items: string) => `Subtotal (${items})`
export const volumeDiscount = (rate: string) => `Volume Discount (${rate})`
export const shippingEstimate = 'Shipping Estimate'
export const shipping = 'Shipping'
export const free = 'Free'
export const salesTax = (rate: string) => `Sales Tax (${rate})`
export const total = 'Total'
export const taxAtCheckout = 'Sales tax, if any, is calculated at checkout.'
export const unitedStates = 'United States'
export const canada = 'Canada'
