import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./dropdown/[0-9]*.tsx', { eager: true }))
