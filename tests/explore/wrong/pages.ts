/** Wrongs on purpose in a page. Each runs inside the page and is sent there as text, so it stands alone. */

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
  setInterval(() => {
    const home = document.querySelector<HTMLElement>('header a[href="/"]')
    if (home) home.style.display = 'none'
  }, 100)
}

/** Shows each line with one piece too many. */
export const showOneMore = () => {
  const changed = new WeakSet<HTMLInputElement>()
  setInterval(() => {
    for (const line of document.querySelectorAll<HTMLInputElement>('main input[role=spinbutton]')) {
      if (!changed.has(line)) line.value = String(Number(line.value) + 1)
      changed.add(line)
    }
  }, 50)
}

/** Empties the fields three seconds after something was typed. */
export const emptyFields = () => {
  addEventListener('input', ({ target }) => {
    setTimeout(() => {
      if (target instanceof HTMLInputElement) target.value = ''
    }, 3_000)
  })
}

/** Keeps the visitor's intents as other events (client/effects/journal/burst.ts). */
export const keepOtherEvents = () => {
  const { add } = IDBObjectStore.prototype
  const change = (event: { type: string }) =>
    event.type.startsWith('xstate.') ? event : { type: 'nothing.happened' }
  IDBObjectStore.prototype.add = function (value, key) {
    const isBurst = typeof value === 'object' && Array.isArray(value.events)
    return add.call(this, isBurst ? { ...value, events: value.events.map(change) } : value, key)
  }
}

/** The graph never answers once the page has been there for some seconds. */
export const neverAnswer = () => {
  const ask = globalThis.fetch
  const urlOf = (what: RequestInfo | URL) => (what instanceof Request ? what.url : String(what))
  globalThis.fetch = (what, options) =>
    performance.now() > 8_000 && urlOf(what).includes('/graphql') ? new Promise(() => {}) : ask(what, options)
}
