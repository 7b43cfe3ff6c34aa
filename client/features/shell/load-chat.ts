/** Brings in the chat widget of CHAT_SCRIPT_URL, once and only when it is asked for. */
export const loadChat = (url: string) => {
  if (document.querySelector('script[data-chat]')) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.dataset.chat = ''
  document.head.append(script)
}
