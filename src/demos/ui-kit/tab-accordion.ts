import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./tab-accordion/[0-9]*.tsx', { eager: true }))
