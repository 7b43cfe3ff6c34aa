export const agreementChanged =
  'The agreement has changed, or you accepted it elsewhere. Please look at it again.'
export const savedByOthersNotLoaded = 'We couldn’t load what someone else saved. Please save again.'
