import { useParams } from 'react-router-dom'
import { StaffMenu } from '#client/app/parts/picture-parts.tsx'
import { RecordScreen } from '#client/features/manage/resources/record/record-screen.tsx'

/** /manage/{type}/{id} */
export const Component = () => {
  const { type = '', id = '' } = useParams()
  return <RecordScreen key={`${type}/${id}`} resource={type} id={id} ImageMenu={StaffMenu} />
}
