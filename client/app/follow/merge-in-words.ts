interface MergeCounts {
  added: number
  joined: number
  left: number
  over: number
}

/** Says in one or two sentences what became of a guest's project on signing in. */
export const mergeInWords = ({ added, joined, left, over }: MergeCounts): string => {
  const parts = [
    ...(added > 0 ? [`${itemsInWords(added)} added`] : []),
    ...(joined > 0 ? [`${joined} combined with ${joined === 1 ? 'one' : 'ones'} you already had`] : []),
  ]
  const first =
    parts.length > 0
      ? `Your guest cart has been added: ${parts.join(', ')}.`
      : 'We couldn’t add your guest cart.'
  return [
    first,
    ...(left > 0 ? [`${itemsInWords(left)} couldn’t be moved.`] : []),
    ...(over > 0 ? [`${over} didn’t fit.`] : []),
  ].join(' ')
}

const itemsInWords = (count: number) => (count === 1 ? '1 item' : `${count} items`)
