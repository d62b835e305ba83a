import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./tooltip-popover/[0-9]*.tsx', { eager: true }))
