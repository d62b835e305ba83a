import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./colors/[0-9]*.tsx', { eager: true }))
