import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appSystem } from '@/ui/theme/app-system.ts'
import '@/ui/theme/fonts.css'
import { ManifestPage } from './manifest-page.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('page.html has no element #root')

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={appSystem}>
      <ManifestPage />
    </ChakraProvider>
  </StrictMode>,
)
