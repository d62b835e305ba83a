import { chakra } from '@chakra-ui/react'
import { dotsPath, projectPoint } from './dotted-map.ts'

/** Manaus, Belém, Recife, Salvador, São Paulo, Porto Alegre. */
const cities = dotsPath([
  projectPoint(-60, -3.1),
  projectPoint(-48.5, -1.5),
  projectPoint(-35.2, -8.1),
  projectPoint(-38.6, -12.8),
  projectPoint(-46.6, -23.5),
  projectPoint(-51.4, -30),
])

type DottedCountryProps = { country: string; dot: number }

export function DottedCountry({ country, dot }: DottedCountryProps) {
  return (
    <>
      <chakra.path d={country} stroke="border.emphasized" strokeWidth={dot} />
      <chakra.path d={cities} stroke="primary.emphasized" strokeWidth={dot * 3.2} />
      <chakra.path d={cities} stroke="primary.solid" strokeWidth={dot * 1.5} />
    </>
  )
}
