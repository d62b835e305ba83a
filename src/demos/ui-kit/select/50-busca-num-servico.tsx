import { PeopleSelect } from '../choices/people-select.tsx'

export const meta = {
  title: 'Busca num serviço',
  description: 'O serviço é simulado e demora quase um segundo; até três pessoas ou empresas.',
}

export default () => <PeopleSelect label="Responsáveis" />
