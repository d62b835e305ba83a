import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { Studio } from './shell/studio.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('studio.html has no element #root')

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={getAppSystem()}>
      <Studio />
    </ChakraProvider>
  </StrictMode>,
)
