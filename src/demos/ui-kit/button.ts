import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./button/[0-9]*.tsx', { eager: true }))
