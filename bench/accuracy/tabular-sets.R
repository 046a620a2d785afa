# Writes the R data sets of the tabular accuracy bench as CSV.
# usage: Rscript tabular-sets.R FOLDER   (Debian: r-cran-mlbench r-cran-kernlab r-cran-mass r-cran-cardata r-recommended
#        r-cran-modeldata r-cran-aer r-cran-dslabs r-cran-ipred)
folder <- commandArgs(trailingOnly = TRUE)[1]
put <- function(name, table) {
  write.csv(table, file.path(folder, paste0(name, ".csv")), row.names = FALSE, na = "")
}
from <- function(package, name) {
  scope <- new.env()
  data(list = name, package = package, envir = scope)
  get(ls(scope)[ls(scope) == name], envir = scope)
}
ml <- function(name) from("mlbench", name)

put("glass", ml("Glass")); put("ionosphere", ml("Ionosphere")); put("sonar", ml("Sonar"))
put("vehicle", ml("Vehicle")); put("vowel", ml("Vowel")); put("satellite", ml("Satellite"))
put("servo", ml("Servo")); put("soybean", ml("Soybean")); put("votes", ml("HouseVotes84"))
put("zoo", ml("Zoo")); put("ozone", subset(ml("Ozone"), !is.na(V4))); put("dna", ml("DNA"))
put("pima", rbind(MASS::Pima.tr, MASS::Pima.te)); put("boston", MASS::Boston)
put("birthwt", subset(MASS::birthwt, select = -bwt)); put("crabs", MASS::crabs); put("biopsy", subset(MASS::biopsy, select = -ID))
put("spam", from("kernlab", "spam")); put("income", { t <- from("kernlab", "income"); t[!is.na(t$INCOME), ] })
put("kyphosis", rpart::kyphosis); put("stagec", subset(rpart::stagec, select = -pgtime)); put("carprice", { t <- rpart::car90; t[!is.na(t$Price), ] })
put("prestige", { t <- carData::Prestige; t }); put("salaries", carData::Salaries); put("mroz", carData::Mroz)
put("wages", { t <- carData::SLID; t[!is.na(t$wages), ] }); put("titanic", { t <- carData::TitanicSurvival; t })
put("infert", subset(infert, select = -c(stratum, pooled.stratum))); put("swiss", swiss)
put("airquality", airquality[!is.na(airquality$Ozone), ]); put("mtcars", mtcars); put("quakes", quakes)
put("attitude", attitude); put("chickwts", chickwts); put("warpbreaks", warpbreaks)
# For tuning alone: nearly separable classes, small regressions, and (foods, tate, sacramento) texts and columns of many categories.
model <- function(name) as.data.frame(from("modeldata", name)); aer <- function(name) from("AER", name)
put("olive", subset(from("dslabs", "olive"), select = -region)); put("oils", model("oils"))
put("glaucoma", from("ipred", "GlaucomaMVF")); put("attrition", model("attrition")); put("credit", subset(aer("CreditCard"), select = -expenditure))
put("houses", aer("HousePrices")); put("earnings", aer("CPS1985")); put("cpus", subset(MASS::cpus, select = -c(name, estperf)))
put("biomass", subset(model("biomass"), select = -c(sample, dataset))); put("affairs", aer("Affairs"))
put("schools", subset(aer("CASchools"), select = -c(district, school, math)))
put("sacramento", model("Sacramento")); put("tate", subset(model("tate_text"), !is.na(year), select = -id)[seq(1, 4284, 3), ])
put("foods", { scope <- new.env(); data(list = "small_fine_foods", package = "modeldata", envir = scope); as.data.frame(scope$training_data)[seq(1, 4000, 3), ] })
