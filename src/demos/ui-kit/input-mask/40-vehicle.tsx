import { MaskTrial } from './shared.tsx'

export const meta = { title: 'Veículo' }

export default function Vehicle() {
  return <MaskTrial mask="plate" help="Padrão antigo ou Mercosul; as letras ficam maiúsculas." />
}
