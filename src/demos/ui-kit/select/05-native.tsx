import { Stack } from '@chakra-ui/react'
import { FormSelect } from '../fields/form-select.tsx'

export const meta = { title: 'Nativa', description: 'Simples, agrupada e com erro.' }

/** The native select; on a phone it opens the system's list. */
export default () => (
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
