/** What is wrong in a page on purpose. Each runs inside the page, and is sent there as text, so it stands alone. */

export const throwOnPress = () => {
  addEventListener('click', () => {
    throw new Error('A press went wrong.')
  })
}

export const rejectOnPress = () => {
  addEventListener('click', () => {
    void Promise.reject(new Error('A press went wrong.'))
  })
}

export const logOnPress = () => {
  addEventListener('click', () => console.error('A press went wrong.'))
}

export const addHeading = () => {
  setInterval(() => {
    const main = document.querySelector('main')
    if (main && document.querySelectorAll('h1').length < 2)
      main.append(Object.assign(document.createElement('h1'), { textContent: 'Another' }))
  }, 100)
}

export const cutTitle = () => {
  setInterval(() => {
    document.title = document.title.replace(/ · .*/, '')
  }, 100)
}

export const removeWayHome = () => {
  setInterval(() => document.querySelector('header a[href="/"]')?.remove(), 100)
}

export const countOneMore = () => {
  setInterval(() => {
    const count = document.querySelector('header a[href="/cart"] span span')?.firstChild
    if (!count || count.nodeValue?.endsWith('\u200b')) return
    count.nodeValue = `${Number(count.nodeValue) + 1}\u200b`
  }, 50)
}

/** Three seconds after something was typed. */
export const emptyFields = () => {
  addEventListener('input', ({ target }) => {
    setTimeout(() => {
      if (target instanceof HTMLInputElement) target.value = ''
    }, 3_000)
  })
}

/** What the visitor wants is kept as something else (client/effects/journal/burst.ts). */
export const keepOtherEvents = () => {
  const { add } = IDBObjectStore.prototype
  const change = (event: { type: string }) =>
    event.type.startsWith('xstate.') ? event : { type: 'nothing.happened' }
  IDBObjectStore.prototype.add = function (value, key) {
    const isBurst = typeof value === 'object' && Array.isArray(value.events)
    return add.call(this, isBurst ? { ...value, events: value.events.map(change) } : value, key)
  }
}

/** The graph never answers once somebody has pressed something. */
export const neverAnswer = () => {
  const ask = globalThis.fetch
  let isPressed = false
  addEventListener('click', () => {
    isPressed = true
  })
  globalThis.fetch = (what, options) =>
    isPressed && String(what).includes('/graphql') ? new Promise(() => {}) : ask(what, options)
}
