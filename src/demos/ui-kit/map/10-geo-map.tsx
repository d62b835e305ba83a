import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { GeoDrawing } from './geo-drawing.tsx'
import { GeoLegend, StateSummary } from './geo-summary.tsx'
import { drawnStates, joinBounds } from './geometry.ts'
import { type MapView, wholeMap, zoomTo } from './map-view.ts'
import { type MeasureName, measures } from './measures.ts'
import { type StateWithFigures, states } from './states.ts'

export const meta = {
  title: 'Mapa geográfico',
  description: 'Roda com Ctrl, arraste, botões ou teclado: + e − aproximam, 0 mostra tudo, setas andam.',
  isWide: true,
}

const everyRegion = 'Todas'

const regions = [everyRegion, ...new Set(states.map(({ region }) => region))].map((region) => ({
  value: region,
  label: region,
}))

const measureChoices = Object.entries(measures).map(([value, { label }]) => ({ value, label }))

/** Returns the state with these letters, or the first whose name has the words. */
function findState(text: string): StateWithFigures | undefined {
  const key = searchKey(text.trim())
  if (key === '') return undefined
  const matches = searchTest(text)
  return (
    states.find(({ uf }) => uf.toLowerCase() === key) ?? states.find(({ name }) => matches(searchKey(name)))
  )
}

const findDrawn = (list: readonly StateWithFigures[]) =>
  drawnStates.filter(({ state }) => list.includes(state))

export default function GeoMap() {
  const [measure, setMeasure] = useState<MeasureName>('population')
  const [region, setRegion] = useState(everyRegion)
  const [query, setQuery] = useState('')
  const [uf, setUf] = useState('SP')
  const [hasCapitals, setCapitals] = useState(true)
  const [hasLinks, setLinks] = useState(false)
  const [target, setTarget] = useState<MapView>(wholeMap)
  const selected = states.find((state) => state.uf === uf) ?? states[0]
  const active = states.filter((state) => region === everyRegion || state.region === region)

  function chooseRegion(next: string) {
    setRegion(next)
    const members = states.filter((state) => state.region === next)
    setTarget(members.length === 0 ? { ...wholeMap } : zoomTo(joinBounds(findDrawn(members))))
  }

  function search(text: string) {
    setQuery(text)
    const found = findState(text)
    if (!found) return
    setRegion(everyRegion)
    setUf(found.uf)
    setTarget(zoomTo(joinBounds(findDrawn([found]))))
  }

  return (
    <>
      <Flex gap="4" wrap="wrap" align="flex-end" mb="4">
        <Box flex="1 1 150px" maxW={{ sm: '220px' }}>
          <SelectField
            label="Medida"
            value={measure}
            choices={measureChoices}
            onChange={(value) => setMeasure(value as MeasureName)}
          />
        </Box>
        <Box flex="1 1 150px" maxW={{ sm: '220px' }}>
          <SelectField label="Região" value={region} choices={regions} onChange={chooseRegion} />
        </Box>
        <SearchField
          label="Buscar estado"
          placeholder="Nome ou sigla do estado"
          // The table of this page has its own search landmark.
          role="none"
          flex="1 1 200px"
          maxW={{ sm: '300px' }}
          value={query}
          onChange={search}
        />
        <Flex gap="4" minH="10" align="center" wrap="wrap">
          <Layer label="Capitais" isOn={hasCapitals} onChange={setCapitals} />
          <Layer label="Ligações" isOn={hasLinks} onChange={setLinks} />
        </Flex>
      </Flex>
      <Flex gap="6" wrap="wrap" align="flex-start">
        <Box flex="3 1 340px" minW="0" maxW="720px">
          <GeoDrawing
            measure={measure}
            active={active}
            selected={uf}
            target={target}
            hasCapitals={hasCapitals}
            hasLinks={hasLinks}
            onSelect={setUf}
          />
        </Box>
        <Flex direction="column" gap="6" flex="1 1 240px" minW="0">
          {selected && <StateSummary state={selected} />}
          <GeoLegend measure={measure} active={active} />
        </Flex>
      </Flex>
    </>
  )
}

type LayerProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

const Layer = ({ label, isOn, onChange }: LayerProps) => (
  <Flex as="label" align="center" gap="2" cursor="pointer">
    <Checkbox checked={isOn} onChange={() => onChange(!isOn)} />
    {label}
  </Flex>
)
