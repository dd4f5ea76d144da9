import type { Picture as PictureProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Course } from '../course/course.tsx'
import { largestVariant, Picture } from '../picture/picture.tsx'

/** Floor plans lie on chalk, multiplied, so that scanned paper takes its colour. */
export function Plans({ plans }: { readonly plans: readonly PictureProps[] }) {
  const t = useT()
  if (plans.length === 0) return null
  return (
    <section className="band plans" aria-labelledby="plans-title">
      <div className="wrap">
        <Course id="plans-title" title={t('estate.plans')} />
        <ul className="plans__list" data-pictures>
          {plans.map((plan) => (
            <li key={plan.src}>
              <a href={largestVariant(plan)}>
                <Picture picture={plan} sizes="(max-width: 767px) 100vw, 50vw" />
              </a>
            </li>
          ))}
        </ul>
        <p className="plans__note">{t('estate.plansNote')}</p>
      </div>
    </section>
  )
}
