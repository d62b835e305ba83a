import { ChakraProvider } from '@chakra-ui/react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { authSettings } from '@/generated/auth.ts'
import { setRoles } from '@/state/roles.ts'
import { appSystem } from '@/ui/theme/app-system.ts'
import '@/ui/theme/fonts.css'
import { ConsultaPreview } from './consulta-preview.tsx'
import { DossiePreview } from './dossie-preview.tsx'
import { loadConsulta, loadDossiePreview } from './load.ts'

const parameters = new URLSearchParams(window.location.search)

/** Loads the content of the URL: `?consulta=cpf/7` or `?dossie=pessoa`, with `tema=dark` or `light`. */
async function loadContent() {
  // The author of the manifest may see everything.
  setRoles(authSettings.roles)
  const [consulta, dossie] = [parameters.get('consulta'), parameters.get('dossie')]
  if (dossie !== null) return <DossiePreview {...(await loadDossiePreview(dossie))} />
  return <ConsultaPreview {...(await loadConsulta(consulta ?? ''))} />
}

let root: Root | undefined

/** The React key of the content: a new number discards the previous state. */
let renderCount = 0

async function show() {
  const isDark = parameters.get('tema') !== 'light'
  document.body.classList.toggle('dark', isDark)
  document.body.classList.toggle('light', !isDark)
  const element = document.getElementById('root')
  if (!element) throw new Error('preview.html has no element #root')
  const shown = await loadContent()
  root ??= createRoot(element)
  renderCount += 1
  root.render(
    <ChakraProvider value={appSystem}>
      <MemoryRouter key={renderCount}>{shown}</MemoryRouter>
    </ChakraProvider>,
  )
}

void show()

// Generated code changed, so the preview restarts.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ path }) => path.includes('/generated/'))) void show()
})
