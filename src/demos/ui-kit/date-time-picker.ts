import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./date-time-picker/[0-9]*.tsx', { eager: true }))
