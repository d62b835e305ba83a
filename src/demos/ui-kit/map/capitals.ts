/** A state's capital: residents by the census of 2022 (IBGE), and its position in degrees. */
export type Capital = { uf: string; name: string; population: number; longitude: number; latitude: number }

const rows: [uf: string, name: string, population: number, longitude: number, latitude: number][] = [
  ['AC', 'Rio Branco', 364_756, -67.81, -9.97],
  ['AL', 'Maceió', 957_916, -35.74, -9.67],
  ['AM', 'Manaus', 2_063_689, -60.02, -3.12],
  ['AP', 'Macapá', 442_933, -51.07, 0.03],
  ['BA', 'Salvador', 2_417_678, -38.51, -12.97],
  ['CE', 'Fortaleza', 2_428_708, -38.54, -3.72],
  ['DF', 'Brasília', 2_817_381, -47.88, -15.79],
  ['ES', 'Vitória', 322_869, -40.34, -20.32],
  ['GO', 'Goiânia', 1_437_366, -49.25, -16.68],
  ['MA', 'São Luís', 1_037_775, -44.3, -2.53],
  ['MG', 'Belo Horizonte', 2_315_560, -43.94, -19.92],
  ['MS', 'Campo Grande', 898_100, -54.65, -20.44],
  ['MT', 'Cuiabá', 650_877, -56.1, -15.6],
  ['PA', 'Belém', 1_303_403, -48.5, -1.46],
  ['PB', 'João Pessoa', 833_932, -34.86, -7.12],
  ['PE', 'Recife', 1_488_920, -34.88, -8.05],
  ['PI', 'Teresina', 866_300, -42.8, -5.09],
  ['PR', 'Curitiba', 1_773_718, -49.27, -25.43],
  ['RJ', 'Rio de Janeiro', 6_211_223, -43.2, -22.91],
  ['RN', 'Natal', 751_300, -35.21, -5.79],
  ['RO', 'Porto Velho', 460_434, -63.9, -8.76],
  ['RR', 'Boa Vista', 413_486, -60.67, 2.82],
  ['RS', 'Porto Alegre', 1_332_845, -51.23, -30.03],
  ['SC', 'Florianópolis', 537_211, -48.55, -27.6],
  ['SE', 'Aracaju', 602_757, -37.07, -10.91],
  ['SP', 'São Paulo', 11_451_999, -46.63, -23.55],
  ['TO', 'Palmas', 302_692, -48.33, -10.18],
]

export const capitals: readonly Capital[] = rows.map(([uf, name, population, longitude, latitude]) => ({
  uf,
  name,
  population,
  longitude,
  latitude,
}))
