import { describe, expect, it } from 'vitest';
import { ungluedStudy } from './glued-study.ts';

const partsOf = (text: string, tail = ''): string | null => {
  const study = ungluedStudy(text, tail);
  return study && [study.degree, study.school, study.date, study.rest].join(' | ');
};

describe('ungluedStudy', () => {
  it.each([
    ['Bachelor of Arts : Economics Saltmarsh University', '', 'Bachelor of Arts: Economics | Saltmarsh University |  | '],
    ['Bachelor of Science : Nursing 2011 Fennimore State College', '', 'Bachelor of Science: Nursing | Fennimore State College | 2011 | '],
    ['Saltmarsh University 2014 Associate of Science : Accounting', '', 'Associate of Science: Accounting | Saltmarsh University | 2014 | '],
    ['University of Saltmarsh B.A : Communication Communication', '', 'B.A: Communication | University of Saltmarsh |  | '],
    [
      'B.S. Degree : Accounting Quill County Community College MCL Distinction',
      '',
      'B.S. Degree: Accounting | Quill County Community College |  | MCL Distinction',
    ],
    ['Bachelor of Science Business Administration Tarn University 2008', '', 'Bachelor of Science Business Administration | Tarn University | 2008 | '],
    ['High School Diploma Marsh Creek High School', '', 'High School Diploma | Marsh Creek High School |  | '],
    ['MBA : Marketing Strayfield Business College', '', 'MBA: Marketing | Strayfield Business College |  | '],
    // The template says the subject again behind the school, and that is where the subject ends.
    ['BA : Puppetry Tarn College', 'Puppetry Graduated with honors', 'BA: Puppetry | Tarn College |  | Graduated with honors'],
    ['Associate of Science : Tarn University - Computer Science', '', 'Associate of Science: Computer Science | Tarn University |  | '],
  ])('parts %s', (text, tail, parts) => expect(partsOf(text, tail)).toBe(parts));

  it.each([
    'BSc Physics, University of Tarn, 2010',
    'MSc Chemistry | Tarn University',
    'Art Teacher Marsh Creek High School 2010',
    'Taught at the University of Tarn',
    'Bachelor of Arts',
  ])('leaves %s', (text) => expect(ungluedStudy(text)).toBeNull());
});
