import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./recharts/[0-2]*.tsx', { eager: true }), {
  loadMore: () => import('./recharts-series.ts'),
})
