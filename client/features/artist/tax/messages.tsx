import type { ReactNode } from 'react'

export const taxForm = 'Tax form'
export const formNotShown = 'We can’t show your tax form right now.'
export const loadingForm = 'Loading your tax form'
export const aTaxForm = 'A tax form'
export const notTaxAdvice = 'Information, not tax advice.'
export const formAndRevision = (type: string, revision: string) => `${type} (Rev. ${revision})`
export const sendSigned = (type: string, link: ReactNode) => (
  <>
    Send us the signed {type} {link}. Payments wait until we have it.
  </>
)
export const byMessage = 'by message'
export const signNewOne = 'Payments wait until you sign a new one.'
export const signed = 'Signed'
export const withheld = 'Withheld'
export const shareOfPayments = (percent: number) => `${percent}% of what is paid`
export const theForm = (type: string) => `the ${type}`
export const notReceived = 'Not received yet'
export const validWithoutEnd = 'Valid, no end date'
export const endedOn = (day: ReactNode) => <>Ended on {day}</>
export const validUntil = (day: ReactNode) => <>Valid until {day}</>
export const whenToFileAnother =
  'If your name, country or number changes, file a new form. It replaces this one, which we keep.'
export const fileNewForm = 'File a new form'
export const earlierForms = 'Earlier forms'
export const formOf = (type: string, name: string, tin: string | null) =>
  `${type} of ${name}${tin === null ? '' : `, ${tin}`}`
export const untilDay = (day: ReactNode) => <>, until {day}</>
export const theEarlierForm = (type: string) => `the earlier ${type}`

export const newTaxForm = 'New tax form'
export const areYouUsPerson = 'Are you a US person?'
export const whoIsUsPerson =
  'A US person is a citizen or resident of the United States, or a business formed there.'
export const yesUsPerson = 'Yes, a US person'
export const no = 'No'
export const personOrBusiness = 'Are you a person or a business?'
export const whatEachSigns =
  'A person outside the United States signs a W-8BEN here. A business sends us a W-8BEN-E.'
export const aPerson = 'A person'
export const aBusiness = 'A business'
export const businessAbroad = 'A business outside the United States'
export const back = 'Back'
export const checking = 'Checking…'
export const continueToSign = 'Continue to sign'
export const iWillSendIt = 'I will send it'

export const name = 'Name'
export const chooseOne = 'Choose one'
export const none = 'None'
export const kindOfNumber = 'Kind of number'
export const taxpayerNumber = 'Taxpayer number'
export const howNumberIsKept = 'We encrypt it. After you sign, only its last four are shown.'
export const streetAndNumber = 'Street and number'
export const city = 'City'

export const howBusinessFiles = (link: ReactNode) => (
  <>
    A business outside the United States signs a W-8BEN-E, which can’t be signed here. Sign it and send it to
    us {link}. Payments start once we have it.
  </>
)
export const nameOfBusiness = 'Name of the business'
export const countryWhereFormed = 'Country where it was formed'

export const nameOnTaxReturn = 'Line 1, as shown on your tax return.'
export const businessName = 'Business name'
export const ifDifferent = 'If it’s different from line 1.'
export const taxClassification = 'Tax classification'
export const individual = 'Individual or sole proprietor'
export const cCorporation = 'C corporation'
export const sCorporation = 'S corporation'
export const partnership = 'Partnership'
export const trustOrEstate = 'Trust or estate'
export const llc = 'Limited liability company (LLC)'
export const other = 'Other'
export const llcIsTaxed = 'The LLC is taxed'
export const asCCorporation = 'C: as a C corporation'
export const asSCorporation = 'S: as an S corporation'
export const asPartnership = 'P: as a partnership'
export const exemptPayeeCode = 'Exempt payee code'
export const fatcaCode = 'FATCA code'
export const state = 'State'
export const zipCode = 'ZIP code'
export const ssn = 'Social Security number (SSN)'
export const itin = 'Individual taxpayer identification number (ITIN)'
export const ein = 'Employer identification number (EIN)'

export const nameInPassport = 'Line 1, as shown in your passport.'
export const citizenship = 'Country of citizenship'
export const dateOfBirth = 'Date of birth'
export const whereYouLive = 'Where you live'
export const whyUsAddress = 'Why you have a US address and are not a US person'
export const mailingIsDifferent = 'My mailing address is different.'
export const mailing = (what: string) => `Mailing address: ${what.toLowerCase()}`
export const noPostOfficeBox = 'No PO boxes.'
export const stateOrProvince = 'State or province'
export const postalCode = 'Postal code'
export const country = 'Country'
export const yourTaxpayerNumber = 'Your taxpayer number'
export const foreignNumber = 'Taxpayer number of my country'
export const usSsn = 'US Social Security number (SSN)'
export const usItin = 'US individual taxpayer identification number (ITIN)'
export const noNumber = 'I don’t have one'
export const whyNoNumber = 'Why you don’t have one'
export const taxTreaty = 'Tax treaty'
export const treatyClaimed = 'Treaty that you claim'
export const withoutTreaty = 'Without one, 30% of what is paid is withheld.'
export const articleAndParagraph = 'Article and paragraph'
export const rateInPercent = 'Rate in percent'
export const zeroToThirty = '0 to 30'
export const typeOfIncome = 'Type of income'
export const suchAsRoyalties = 'For example, copyright royalties.'

export const sign = (type: string | null) => `Sign the ${type}`
export const strikeOutBackup =
  'Strike out item 2: the IRS has told me that I am subject to backup withholding. 24% is withheld.'
export const signature = 'Signature'
export const typeName = (legalName: string) => `Type the name from line 1: ${legalName}`
export const filing = 'Filing…'
export const signAndFile = 'Sign and file'
