import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { afterPageShown } from './lib/page-shown.ts'
import './ui/theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

afterPageShown(() => void import('./app/print-theme.ts'))
