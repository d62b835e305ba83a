import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./form-repeater/[0-9]*.tsx', { eager: true }))
