/** A person of the demos. `id` also names the portrait. */
export type CastMember = { id: string; name: string; role: string; email: string }

const createMember = <Id extends string>(id: Id, name: string, role: string) => ({
  id,
  name,
  role,
  email: `${id}@exemplo.com.br`,
})

/** The invented people of all demos, with names that say so. Each demo uses the same names. */
export const cast = [
  createMember('ana', 'Ana Exemplo', 'Cadastro'),
  createMember('bruno', 'Bruno Amostra', 'Financeiro'),
  createMember('carla', 'Carla Modelo', 'Atendimento'),
  createMember('davi', 'Davi Ensaio', 'Desenvolvimento'),
  createMember('elisa', 'Elisa Fictícia', 'Design'),
  createMember('fabio', 'Fábio Inventado', 'Logística'),
  createMember('gilda', 'Gilda Protótipo', 'Coordenação'),
  createMember('heitor', 'Heitor Simulado', 'Jurídico'),
  createMember('iara', 'Iara Ilustrada', 'Cliente'),
] as const satisfies readonly CastMember[]

export type CastId = (typeof cast)[number]['id']

const byId = new Map<string, CastMember>(cast.map((person) => [person.id, person]))

const byName = new Map<string, CastMember>(cast.map((person) => [person.name, person]))

export const findCastMember = (id: CastId): CastMember => byId.get(id) ?? cast[0]

export const findCastId = (name: string): string | undefined => byName.get(name)?.id

/** Invented organisations that write, buy and advertise in the demos. */
export const organisations = [
  { id: 'livraria', name: 'Livraria Exemplo', email: 'livraria@exemplo.com.br' },
  { id: 'padaria', name: 'Padaria Modelo', email: 'padaria@exemplo.com.br' },
  { id: 'clube', name: 'Clube Amostra', email: 'clube@exemplo.com.br' },
  { id: 'loteria', name: 'Loteria Fictícia', email: 'loteria@exemplo.com.br' },
] as const
