import type { Queryable } from '#services/shared/database/driver.ts'
import { type DemoProfile, openProfile } from './artist-profile.ts'

const applicant = (
  index: number,
  full_name: string,
  submitted: number,
  portrait: string,
  bio: string,
): DemoProfile => ({
  user_uuid: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  full_name,
  application_stage: 'submitted',
  bio,
  email: `${full_name.toLowerCase().replaceAll(' ', '.')}@artists.aquatint.test`,
  approved: false,
  portrait,
  submitted,
})

/** Who waits to be approved, so that staff of the demo have somebody to decide on. */
export const APPLICANTS: readonly DemoProfile[] = [
  applicant(
    1,
    'Wilhelmina Aske',
    11,
    'aq-000031',
    'Wilhelmina Aske makes linocuts of allotments and the people who keep them. Each block is cut from one sitting; she lets the slips of the knife stand.\n\nShe has shown in Leeds and Malmö, and prints on a press that she shares with a bakery.',
  ),
  applicant(
    2,
    'Obi Hartwell',
    6,
    'aq-000193',
    'Photographs of service stations at night, taken on the roads between Lagos and Ibadan over nine years. All of it on film, all of it in color.',
  ),
  applicant(
    3,
    'Sunniva Tolk',
    3,
    'aq-000110',
    'Sunniva Tolk weaves first and paints afterwards: her canvases begin as cloth from her grandmother’s loom.\n\nShe would like to offer twelve works to begin with, in sizes up to 60 inches.',
  ),
  applicant(
    4,
    'Rashid Benaouda',
    1,
    'aq-000114',
    'Ink drawings of rooftops. I work from my window in Tétouan, a drawing a day, and have 400 of them.',
  ),
]

/** Idempotent: whoever is there stays as they are. */
export async function seedDemoApplicants(tx: Queryable, at: Date): Promise<void> {
  for (const each of APPLICANTS) await openProfile(tx, each, at)
}
