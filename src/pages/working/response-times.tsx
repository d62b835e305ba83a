import { Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { isDemonstration } from '@/lib/environment.ts'
import { formatDuration } from '@/lib/format/quantity.ts'
import { usage } from '@/state/usage.ts'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { responseLimit, responseTimes } from './response-time-data.ts'

const title = 'Tempo de resposta'

export default function ResponseTimes() {
  const { records, isDemo } = useSnapshot(usage)
  const data = responseTimes(records)
  const median = data.median
  return (
    <Panel
      title={title}
      description={`As suas últimas ${responseLimit} consultas neste navegador${isDemonstration && isDemo ? ', incluído o histórico de demonstração' : ''}`}
    >
      {median === undefined ? (
        <Text color="fg.muted">Depois da primeira consulta, o tempo de cada uma aparece aqui.</Text>
      ) : (
        <>
          <Text mb="2">
            Mediana de <strong>{formatDuration(median)}</strong>
          </Text>
          <LineChart label={title} data={data.chart} height={220} isArea />
        </>
      )}
    </Panel>
  )
}
