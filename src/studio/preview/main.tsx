import { ChakraProvider } from '@chakra-ui/react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { authSettings } from '@/generated/auth.ts'
import { setRoles } from '@/state/roles.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { loadConsulta, loadDossiePreview, loadDraft } from './load.ts'
import { readyMessage, type ShowMessage } from './preview-message.ts'
import { ConsultaPreview, DossiePreview } from './previews.tsx'

const parameters = new URLSearchParams(window.location.search)

/** The consulta of the studio's drafts, once it was sent. */
let shown: ShowMessage | undefined

/**
 * Loads what the studio sent, or the content of the URL: `?consulta=cpf/7` or `?dossie=pessoa`, with `tema=dark` or
 * `light`.
 */
async function loadContent() {
  // The author of the manifest may see everything.
  setRoles(authSettings.roles)
  if (shown) return <ConsultaPreview {...(await loadDraft(shown))} />
  const [consulta, dossie] = [parameters.get('consulta'), parameters.get('dossie')]
  if (dossie !== null) return <DossiePreview {...(await loadDossiePreview(dossie))} />
  // The studio is about to send a consulta that no code has.
  const example = consulta === null ? undefined : await loadConsulta(consulta)
  return example ? <ConsultaPreview {...example} /> : null
}

let root: Root | undefined

/** The number of the last call of `show`. As the React key of the content it discards the previous state. */
let showCount = 0

async function show() {
  showCount += 1
  const number = showCount
  const element = document.getElementById('root')
  if (!element) throw new Error('preview.html has no element #root')
  const content = await loadContent()
  // A later call shows what the studio sent in the meantime.
  if (number !== showCount) return
  root ??= createRoot(element)
  root.render(
    <ChakraProvider value={getAppSystem()}>
      <MemoryRouter key={number}>{content}</MemoryRouter>
    </ChakraProvider>,
  )
}

// The studio changes the theme afterwards.
const isDark = parameters.get('tema') !== 'light'
document.body.classList.toggle('dark', isDark)
document.body.classList.toggle('light', !isDark)

void show()

window.addEventListener('message', ({ data, origin, source }: MessageEvent<ShowMessage>) => {
  if (origin !== window.location.origin || source !== window.parent || data.type !== 'averigua:show') return
  shown = data
  void show()
})
if (window.parent !== window) window.parent.postMessage(readyMessage, window.location.origin)

// Generated code changed, so the preview restarts.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path.includes('/generated/'))) void show()
})
