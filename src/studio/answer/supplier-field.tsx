import { Box, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { FormField } from '@/ui/forms/field.tsx'
import { LongTextField } from '../form/text-control.tsx'
import { answerState } from './answer-state.ts'

/** The field for the pasted request to the consulta's supplier. The text stays in memory. */
export function SupplierField() {
  const { target, supplierSteps } = useSnapshot(answerState, { sync: true })
  const stepsId = useId()
  return (
    <Box display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <FormField
        label="Pedido ao fornecedor"
        required={target.kind === 'supplier'}
        help="A linha curl, ou método, URL, cabeçalhos e corpo. Segredos não são gravados: em seu lugar fica o nome de uma variável de ambiente do gateway."
      >
        <LongTextField
          size="sm"
          value={target.supplier}
          rows={target.supplier === '' ? 2 : 5}
          placeholder={`curl https://api.fornecedor.com.br/pessoas/{cpf} -H 'X-Api-Key: …'`}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target: { value } }) => {
            answerState.target.supplier = value
          }}
          css={{ fontFamily: 'mono', fontSize: '12px' }}
        />
      </FormField>
      {supplierSteps.length > 0 && (
        <Box textStyle="small">
          <Text id={stepsId} fontWeight="500">
            Falta para o fornecedor
          </Text>
          <Box as="ul" aria-labelledby={stepsId} listStyleType="disc" ps="5">
            {supplierSteps.map((step) => (
              <Text as="li" key={step} overflowWrap="anywhere">
                {step}
              </Text>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
