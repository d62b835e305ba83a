import { examplesPage } from './examples-page.tsx'

export default examplesPage(import.meta.glob('./appex-chart/[0-9]*.tsx', { eager: true }), {
  note: 'Desenhados por Apache ECharts (licença Apache 2.0), só nesta página; a rosca e o radial são SVG próprio. Os dados são inventados.',
})
