import { BudgetForm } from './repeater/budget-form.tsx'
import { OrderForm } from './repeater/order-form.tsx'
import { PhoneList } from './repeater/phone-list.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

export default function FormRepeaterPage() {
  return (
    <SpecimenPage source={() => import('./repeater/order-form.tsx?raw')}>
      <Specimen
        title="Pedido"
        description="Mova e remova itens também pelo teclado, sem perder o foco."
        code="OrderForm"
        isWide
      >
        <OrderForm />
      </Specimen>
      <Specimen
        title="Orçamento por etapas"
        description="Etapas com itens dentro: arraste pela alça ou use o menu, também de uma etapa para outra."
        code="BudgetForm"
        source={() => import('./repeater/budget-form.tsx?raw')}
        isWide
      >
        <BudgetForm />
      </Specimen>
      <Specimen
        title="Lista curta"
        description="Até três telefones; um campo para cada."
        code="PhoneList"
        source={() => import('./repeater/phone-list.tsx?raw')}
        isWide
      >
        <PhoneList />
      </Specimen>
    </SpecimenPage>
  )
}
