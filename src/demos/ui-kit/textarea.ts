import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./textarea/[0-9]*.tsx', { eager: true }))
