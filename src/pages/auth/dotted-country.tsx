import { chakra } from '@chakra-ui/react'
import { dotsPath, dottedMap, place } from './dotted-map.ts'

/** The country as one path of dots. */
export const countryPath = dotsPath(dottedMap(11))

/** Manaus, Belém, Recife, Salvador, São Paulo, Porto Alegre. */
const cities = dotsPath([
  place(-60, -3.1),
  place(-48.5, -1.5),
  place(-35.2, -8.1),
  place(-38.6, -12.8),
  place(-46.6, -23.5),
  place(-51.4, -30),
])

/** Brazil in dots, with a few of its cities lit. */
export function DottedCountry() {
  return (
    <>
      <chakra.path d={countryPath} stroke="border.emphasized" strokeWidth="4" />
      <chakra.path d={cities} stroke="primary.emphasized" strokeWidth="13" />
      <chakra.path d={cities} stroke="primary.solid" strokeWidth="6" />
    </>
  )
}
