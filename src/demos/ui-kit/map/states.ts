/** One of the 27 units of the federation and its tile: columns from the west, rows from the north, from 0. */
export type State = {
  uf: string
  name: string
  region: string
  column: number
  row: number
  /** Residents at the census of 2022. */
  population: number
  /** In km². */
  area: number
}

type Line = [
  uf: string,
  name: string,
  region: string,
  column: number,
  row: number,
  population: number,
  area: number,
]

const lines: Line[] = [
  ['AC', 'Acre', 'Norte', 0, 2, 830_018, 164_173],
  ['AL', 'Alagoas', 'Nordeste', 5, 3, 3_127_683, 27_831],
  ['AM', 'Amazonas', 'Norte', 1, 1, 3_941_613, 1_559_255],
  ['AP', 'Amapá', 'Norte', 2, 0, 733_759, 142_471],
  ['BA', 'Bahia', 'Nordeste', 3, 3, 14_141_626, 564_760],
  ['CE', 'Ceará', 'Nordeste', 4, 1, 8_794_957, 148_895],
  ['DF', 'Distrito Federal', 'Centro-Oeste', 2, 4, 2_817_381, 5_761],
  ['ES', 'Espírito Santo', 'Sudeste', 4, 4, 3_833_712, 46_074],
  ['GO', 'Goiás', 'Centro-Oeste', 2, 3, 7_056_495, 340_243],
  ['MA', 'Maranhão', 'Nordeste', 3, 1, 6_776_699, 329_651],
  ['MG', 'Minas Gerais', 'Sudeste', 3, 4, 20_539_989, 586_514],
  ['MS', 'Mato Grosso do Sul', 'Centro-Oeste', 1, 4, 2_757_013, 357_148],
  ['MT', 'Mato Grosso', 'Centro-Oeste', 1, 3, 3_658_649, 903_208],
  ['PA', 'Pará', 'Norte', 2, 1, 8_120_131, 1_245_871],
  ['PB', 'Paraíba', 'Nordeste', 5, 2, 3_974_687, 56_467],
  ['PE', 'Pernambuco', 'Nordeste', 4, 2, 9_058_931, 98_068],
  ['PI', 'Piauí', 'Nordeste', 3, 2, 3_271_199, 251_755],
  ['PR', 'Paraná', 'Sul', 1, 5, 11_444_380, 199_299],
  ['RJ', 'Rio de Janeiro', 'Sudeste', 3, 5, 16_055_174, 43_750],
  ['RN', 'Rio Grande do Norte', 'Nordeste', 5, 1, 3_302_729, 52_810],
  ['RO', 'Rondônia', 'Norte', 1, 2, 1_581_196, 237_754],
  ['RR', 'Roraima', 'Norte', 1, 0, 636_707, 223_645],
  ['RS', 'Rio Grande do Sul', 'Sul', 1, 6, 10_882_965, 281_707],
  ['SC', 'Santa Catarina', 'Sul', 2, 6, 7_610_361, 95_731],
  ['SE', 'Sergipe', 'Nordeste', 4, 3, 2_210_004, 21_938],
  ['SP', 'São Paulo', 'Sudeste', 2, 5, 44_411_238, 248_220],
  ['TO', 'Tocantins', 'Norte', 2, 2, 1_511_460, 277_424],
]

/** The units of the federation by their letters, after IBGE. */
export const states: readonly State[] = lines.map(([uf, name, region, column, row, population, area]) => ({
  uf,
  name,
  region,
  column,
  row,
  population,
  area,
}))
