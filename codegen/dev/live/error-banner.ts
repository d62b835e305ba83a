import { liveEvents, type ManifestErrors } from './events.ts'

const style = `
:host { position: fixed; z-index: 99998; inset-block-end: 16px; inset-inline-end: 16px; display: block;
  width: min(560px, calc(100vw - 32px)); color-scheme: dark; }
@media (max-width: 767px) { :host { inset-block-end: 76px; } }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 12px 16px; max-height: 40vh;
  overflow-y: auto; border: 1px solid #fca5a5; border-radius: 8px; box-shadow: 0 8px 24px #0006;
  background: #8f1d1d; color: #fff; font: 14px/1.4 system-ui, sans-serif; }
p { flex: 1 1 16rem; margin: 0; min-width: 0; overflow-wrap: anywhere; }
button { flex: none; min-height: 28px; padding: 2px 12px; border: 1px solid #fff; border-radius: 6px;
  background: transparent; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #fff; color: #8f1d1d; }
button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`

/**
 * A banner in the lower corner while the manifest is broken: the page shows the last valid build. The corner
 * is free of headers, sidebars and the bottom bar of phones. The banner is outside the app and has a shadow
 * root, so that styles do not mix.
 */
class ErrorBanner extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({
      mode: 'open',
    }).innerHTML = `<style>${style}</style><div role="status"><p></p><button type="button">Ver detalhes</button></div>`
    this.shadowRoot
      ?.querySelector('button')
      ?.addEventListener('click', () => import.meta.hot?.send(liveEvents.showDetails))
  }

  show({ count, first }: ManifestErrors) {
    const errors = count === 1 ? '1 erro' : `${count} erros`
    const text = `O manifesto tem ${errors}; a página mostra a última versão boa. ${first}`
    const paragraph = this.shadowRoot?.querySelector('p')
    if (paragraph) paragraph.textContent = text
  }
}

customElements.define('manifest-problems', ErrorBanner)

const banner = new ErrorBanner()

import.meta.hot?.on(liveEvents.errors, (errors: ManifestErrors | null) => {
  if (errors) {
    document.body.prepend(banner)
    // Screen readers announce changes in a region that already exists.
    requestAnimationFrame(() => banner.show(errors))
    return
  }
  banner.remove()
  // Vite would reload a tab that was opened while the manifest was broken.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})

/** Vite writes the help of its overlay in English. */
function translateOverlayHelp(overlay: Element) {
  const help = overlay.shadowRoot?.querySelector('.tip')
  if (!help) return
  const key = document.createElement('kbd')
  key.textContent = 'Esc'
  help.replaceChildren(
    'Clique fora desta caixa ou aperte ',
    key,
    ' para fechá-la. Corrigido o erro, ela some.',
  )
}

// Vite adds an overlay to the body for each error.
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof Element && node.localName === 'vite-error-overlay') translateOverlayHelp(node)
}).observe(document.body, { childList: true })

for (const overlay of document.querySelectorAll('vite-error-overlay')) translateOverlayHelp(overlay)

import.meta.hot?.send(liveEvents.requestErrors)
