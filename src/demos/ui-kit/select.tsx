import { Grid, Stack } from '@chakra-ui/react'
import { CreatableSelect } from './choices/creatable-select.tsx'
import { DependentSelects } from './choices/dependent-selects.tsx'
import { OpenList } from './choices/open-list.tsx'
import { OwnSelect } from './choices/own-select.tsx'
import { PeopleSelect } from './choices/people-select.tsx'
import { PersonSelect } from './choices/person-select.tsx'
import { SearchSelect } from './choices/search-select.tsx'
import { FormSelect } from './fields/form-select.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

/** The native select; on a phone it opens the system's list. */
function Native() {
  return (
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
}

const sizes = { xs: 'Menor', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

function Sizes() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <OwnSelect key={size} label={sizes[size]} size={size} />
      ))}
    </Grid>
  )
}

const selectSource = () => import('./choices/own-select.tsx?raw')

const searchSource = () => import('./choices/search-select.tsx?raw')

const listSource = () => import('./choices/open-list.tsx?raw')

export default function SelectPage() {
  return (
    <SpecimenPage source={() => import('./select.tsx?raw')}>
      <Specimen title="Nativa" description="Simples, agrupada e com erro." code="Native">
        <Native />
      </Specimen>
      <Specimen
        title="Própria"
        description="Uma escolha, e uma lista agrupada."
        code="OwnSelect"
        source={selectSource}
      >
        <Stack gap="4">
          <OwnSelect label="Capital" />
          <OwnSelect label="Capital, por região" grouped />
          <OwnSelect label="Indisponível" disabled />
        </Stack>
      </Specimen>
      <Specimen title="Própria, múltipla" code="OwnSelect" source={selectSource}>
        <OwnSelect label="Capitais atendidas" multiple />
      </Specimen>
      <Specimen
        title="Com busca"
        description="Encontra também sem acento: digite “belem” ou “sul”."
        code="SearchSelect"
        source={searchSource}
      >
        <SearchSelect label="Cidade de origem" />
      </Specimen>
      <Specimen title="Com busca, múltipla" code="SearchSelect" source={searchSource}>
        <SearchSelect label="Cidades de interesse" multiple />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Sempre aberta" code="OpenList" source={listSource}>
        <OpenList label="Sede" />
      </Specimen>
      <Specimen title="Sempre aberta, múltipla" code="OpenList" source={listSource}>
        <OpenList label="Filiais" multiple />
      </Specimen>
      <Specimen
        title="Que cria opções"
        description="Escreva uma etiqueta nova e tecle Enter. Até quatro; ficam guardadas."
        code="CreatableSelect"
        source={() => import('./choices/creatable-select.tsx?raw')}
      >
        <CreatableSelect label="Etiquetas do cliente" />
      </Specimen>
      <Specimen
        title="Busca num serviço"
        description="O serviço é simulado e demora quase um segundo; até três pessoas ou empresas."
        code="PeopleSelect"
        source={() => import('./choices/people-select.tsx?raw')}
      >
        <PeopleSelect label="Responsáveis" />
      </Specimen>
      <Specimen
        title="Com retratos"
        code="PersonSelect"
        source={() => import('./choices/person-select.tsx?raw')}
      >
        <PersonSelect label="Quem revisa" />
      </Specimen>
      <Specimen
        title="Dependentes"
        description="A região decide as cidades da segunda lista."
        code="DependentSelects"
        source={() => import('./choices/dependent-selects.tsx?raw')}
      >
        <DependentSelects />
      </Specimen>
    </SpecimenPage>
  )
}
