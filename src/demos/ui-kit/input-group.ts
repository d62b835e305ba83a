import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./input-group/[0-9]*.tsx', { eager: true }))
