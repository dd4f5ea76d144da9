import { Icon as Original } from 'agency-site/templates/components/icon/icon.tsx'
import { clsx } from 'clsx'
import { facts } from './drawing'
import { Picure } from '../picture/picture.tsx'
import './icon.css'

export const Icon: typeof Original = (props) => <Original {...props} label={clsx(facts, Picure)} />
