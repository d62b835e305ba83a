import { LuFlaskConical } from 'react-icons/lu'

/** The icon of demonstration data. The dashboard and consultas share it, so the layout's chunk has it. */
export const DemoIcon = LuFlaskConical
