import { type BrazilState, brazilStates } from '@/ui/charts/brazil-tiles.tsx'

/** A state with figures by IBGE. */
export type StateWithFigures = BrazilState & {
  /** Residents, census of 2022. */
  population: number
  /** In km². */
  area: number
}

type StateFigures = Pick<StateWithFigures, 'population' | 'area'>

const figuresByUf: Record<string, StateFigures> = {
  AC: { population: 830_018, area: 164_173 },
  AL: { population: 3_127_683, area: 27_831 },
  AM: { population: 3_941_613, area: 1_559_255 },
  AP: { population: 733_759, area: 142_471 },
  BA: { population: 14_141_626, area: 564_760 },
  CE: { population: 8_794_957, area: 148_895 },
  DF: { population: 2_817_381, area: 5_761 },
  ES: { population: 3_833_712, area: 46_074 },
  GO: { population: 7_056_495, area: 340_243 },
  MA: { population: 6_776_699, area: 329_651 },
  MG: { population: 20_539_989, area: 586_514 },
  MS: { population: 2_757_013, area: 357_148 },
  MT: { population: 3_658_649, area: 903_208 },
  PA: { population: 8_120_131, area: 1_245_871 },
  PB: { population: 3_974_687, area: 56_467 },
  PE: { population: 9_058_931, area: 98_068 },
  PI: { population: 3_271_199, area: 251_755 },
  PR: { population: 11_444_380, area: 199_299 },
  RJ: { population: 16_055_174, area: 43_750 },
  RN: { population: 3_302_729, area: 52_810 },
  RO: { population: 1_581_196, area: 237_754 },
  RR: { population: 636_707, area: 223_645 },
  RS: { population: 10_882_965, area: 281_707 },
  SC: { population: 7_610_361, area: 95_731 },
  SE: { population: 2_210_004, area: 21_938 },
  SP: { population: 44_411_238, area: 248_220 },
  TO: { population: 1_511_460, area: 277_424 },
}

const noFigures: StateFigures = { population: 0, area: 0 }

export const states: readonly StateWithFigures[] = brazilStates.map((state) => ({
  ...state,
  ...(figuresByUf[state.uf] ?? noFigures),
}))
