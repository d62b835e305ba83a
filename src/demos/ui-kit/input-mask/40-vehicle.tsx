import { MaskTrial } from './mask-trial.tsx'

export const meta = { title: 'Veículo' }

export default () => <MaskTrial mask="plate" help="Padrão antigo ou Mercosul; as letras ficam maiúsculas." />
