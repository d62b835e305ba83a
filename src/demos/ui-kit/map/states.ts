import { type BrazilState, brazilStates } from '@/ui/charts/brazil-tiles.tsx'
import data from './states.yaml'

/** A capital: residents, and its position in degrees. */
export type Capital = { uf: string; name: string; population: number; longitude: number; latitude: number }

/** A state with its residents and its area in km². */
export type StateWithFigures = BrazilState & { population: number; area: number }

type Row = {
  population: number
  area: number
  capital: [name: string, population: number, longitude: number, latitude: number]
}

const rows = data as Record<string, Row>

export const states: readonly StateWithFigures[] = brazilStates.map((state) => {
  const { population = 0, area = 0 } = rows[state.uf] ?? {}
  return { ...state, population, area }
})

export const capitals: readonly Capital[] = Object.entries(rows).map(([uf, { capital }]) => {
  const [name, population, longitude, latitude] = capital
  return { uf, name, population, longitude, latitude }
})
