import { EXTRA_KINDS } from '../cv-extras.ts';
import type { PageWords } from './page-words.ts';

export const EN: PageWords = {
  headings: {
    summary: 'Professional Summary',
    skills: 'Skills',
    experience: 'Experience',
    education: 'Education',
    achievements: 'Achievements',
    interests: 'Personal Interests',
  },
  skills: { technicalSkills: 'Technical', softSkills: 'Soft skills', toolsAndTechnologies: 'Tools and technologies' },
  personal: {
    nationality: 'Nationality',
    homeLanguage: 'Home language',
    maritalStatus: 'Marital status',
    driversLicense: "Driver's license",
    gender: 'Gender',
    dateOfBirth: 'Date of birth',
    visaStatus: 'Visa/work status',
    militaryService: 'Military service',
    securityClearance: 'Security clearance',
  },
  otherLanguages: 'Other languages',
  extras: EXTRA_KINDS,
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  day: (day, month, year) => `${day} ${month} ${year}`,
  chosen: {},
};
