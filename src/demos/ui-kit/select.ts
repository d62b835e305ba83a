import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./select/[0-9]*.tsx', { eager: true }))
