import { Grid, Stack } from '@chakra-ui/react'
import { FormSelect } from '../fields/form-select.tsx'
import { OpenList } from './open-list.tsx'
import { OwnSelect } from './own-select.tsx'
import { SearchSelect } from './search-select.tsx'

export const meta = {
  Native: { title: 'Nativa', description: 'Simples, agrupada e com erro.' },
  Own: {
    title: 'Própria',
    description: 'Uma escolha, e uma lista agrupada.',
  },
  Several: { title: 'Própria, múltipla' },
  Search: {
    title: 'Com busca',
    description: 'Encontra também sem acento: digite “belem” ou “sul”.',
  },
  SearchSeveral: { title: 'Com busca, múltipla' },
  Sizes: { title: 'Tamanhos' },
  Open: { title: 'Sempre aberta' },
  OpenSeveral: { title: 'Sempre aberta, múltipla' },
}

/** The native select; on a phone it opens the system's list. */
export const Native = () => (
  <Stack gap="4">
    <FormSelect label="Estado civil" defaultValue="">
      <option value="">Escolha</option>
      <option value="solteira">Solteira ou solteiro</option>
      <option value="casada">Casada ou casado</option>
      <option value="divorciada">Divorciada ou divorciado</option>
      <option value="viuva">Viúva ou viúvo</option>
    </FormSelect>
    <FormSelect label="Horário" help="Agrupado por turno." defaultValue="9">
      <optgroup label="Manhã">
        <option value="9">9h</option>
        <option value="10">10h</option>
      </optgroup>
      <optgroup label="Tarde">
        <option value="14">14h</option>
        <option value="15" disabled>
          15h (lotado)
        </option>
      </optgroup>
    </FormSelect>
    <FormSelect label="Departamento" required error="Escolha o departamento" defaultValue="">
      <option value="">Escolha</option>
      <option value="ti">Tecnologia</option>
    </FormSelect>
  </Stack>
)

export const Own = () => (
  <Stack gap="4">
    <OwnSelect label="Capital" />
    <OwnSelect label="Capital, por região" grouped />
    <OwnSelect label="Indisponível" disabled />
  </Stack>
)

export const Several = () => <OwnSelect label="Capitais atendidas" multiple />

export const Search = () => <SearchSelect label="Cidade de origem" />

export const SearchSeveral = () => <SearchSelect label="Cidades de interesse" multiple />

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export const Sizes = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <OwnSelect key={size} label={sizes[size]} size={size} />
    ))}
  </Grid>
)

export const Open = () => <OpenList label="Sede" />

export const OpenSeveral = () => <OpenList label="Filiais" multiple />
