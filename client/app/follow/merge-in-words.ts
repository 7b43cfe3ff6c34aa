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
    ...(joined > 0 ? [`${joined} joined with ${joined === 1 ? 'one' : 'ones'} you had`] : []),
  ]
  const first =
    parts.length > 0
      ? `Your guest cart has been added: ${parts.join(', ')}.`
      : 'Your guest cart could not be added.'
  return [
    first,
    ...(left > 0 ? [`${itemsInWords(left)} could not be brought along.`] : []),
    ...(over > 0 ? [`There was no room for ${over} of them.`] : []),
  ].join(' ')
}

const itemsInWords = (count: number) => (count === 1 ? '1 item' : `${count} items`)
