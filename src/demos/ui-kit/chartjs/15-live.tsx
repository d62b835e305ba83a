import { CanvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'
import { highestLoad } from '../charts/live-load.ts'
import { LiveButtons, useLiveLoad } from '../charts/use-live.tsx'
import { useCanvasTheme } from '../use-chart-theme.ts'

export const meta = {
  title: 'Ao vivo',
  description: 'Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido.',
  isWide: true,
}

export default function Live() {
  const { box, data, label, buttons } = useLiveLoad(useCanvasTheme()?.isReducedMotion ?? true, 'fourth', 23)
  return (
    <div ref={box}>
      <CanvasChart
        isGroup
        label={label}
        data={data}
        controls={<LiveButtons {...buttons} />}
        build={(theme) => ({
          type: 'line',
          data: buildData(data, theme, (color) => ({ backgroundColor: `${color}33` })),
          options: {
            animation: false,
            interaction: readByCategory,
            elements: { point: { radius: 0 }, line: { fill: true, borderWidth: 2, stepped: true } },
            scales: { ...buildScales(theme), y: { ...buildScales(theme).y, max: highestLoad } },
          },
        })}
      />
    </div>
  )
}
